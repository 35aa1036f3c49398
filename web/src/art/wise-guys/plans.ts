/** The two plans of the city: where the water is, the avenues, the elevated, the bridges. */
import type { LayoutName } from '../art';
import type { Plan } from './ground';

interface CityPlan extends Plan {
  lean: string;
  land: string;
  avenues: string;
  /** The shore from top to foot; the sea closes it. */
  shore: string;
  sea: string;
  river: string;
  mouth: string;
  bridges: [x: number, y: number, width: number, height: number][];
  piers: string[];
  rails: string;
  train: [x: number, y: number];
  names: { name: string; at: [x: number, y: number]; turn: number }[];
  beams: [x: number, y: number][];
  haze: string[];
}

export const PLANS: Record<LayoutName, CityPlan> = {
  wide: {
    lean: 'matrix(1 0 -.12 1 42 0)',
    left: -754,
    right: 948,
    top: -380,
    foot: 1120,
    water: [
      [538, -400, 602, 1200],
      [540, 372, 990, 428],
    ],
    land: 'M-1100 -460H2500V1240H-1100Z',
    avenues: 'M-600 -160L570 372M-620 900L566 440M945 60L480 -300',
    shore: 'M945 -460V250C945 300 972 330 972 372S948 420 948 470V560C948 600 920 630 924 670V1240',
    sea: 'H2500V-460Z',
    river:
      'M964 400H945C840 392 740 408 640 400C600 398 586 404 571 400C565 300 572 140 562 -460' +
      'M571 400C565 480 576 620 567 1240',
    mouth: 'M946 387H977V413H946Z',
    bridges: [
      [690, 380, 22, 42],
      [838, 380, 22, 42],
      [546, 16, 48, 16],
      [544, 248, 48, 16],
      [546, 540, 48, 16],
      [544, 680, 48, 16],
    ],
    piers: ['M940 312H1128V352H940Z', 'M940 566H1010V580H940Z', 'M940 150H1000V162H940Z'],
    rails: 'M394 452H762V596H394ZM650 596V1240M394 520H-1100M762 470H896V-460',
    train: [604, 589],
    names: [
      { name: 'CHICAGO RIVER', at: [598, 136], turn: -83 },
      { name: 'LAKE MICHIGAN', at: [1040, 438], turn: 0 },
    ],
    beams: [[672, 330]],
    haze: [
      'M60 30Q160 -10 210 40T420 40',
      'M300 190Q420 140 520 195T760 160',
      'M-40 420Q120 380 210 430T420 412',
      'M480 590Q620 550 760 610T1010 570',
      'M700 90Q820 50 930 100T1130 80',
    ],
  },
  tall: {
    lean: 'matrix(1 0 -.08 1 18 0)',
    left: -290,
    right: 404,
    top: -168,
    foot: 672,
    water: [[-400, 170, 500, 210]],
    land: 'M-500 -260H1100V860H-500Z',
    avenues: 'M-400 -80L398 319M-400 589L398 279',
    shore: 'M398 -260V140C398 170 408 180 408 192S396 220 398 260V860',
    sea: 'H1100V-260Z',
    river: 'M404 190C330 182 240 198 130 190C90 188 40 194 -120 188S-300 190 -500 188',
    mouth: 'M394 178H412V203H394Z',
    bridges: [
      [126, 168, 16, 44],
      [256, 168, 16, 44],
    ],
    piers: [],
    rails: 'M264 -260V366H130V860M130 366H-500',
    train: [-24, 359],
    names: [],
    beams: [[195, 300]],
    haze: ['M-20 90Q80 60 160 100T400 90', 'M-20 330Q120 290 210 340T420 320'],
  },
};
