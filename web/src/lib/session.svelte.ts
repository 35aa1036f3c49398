/** Who is logged in on this device; a guest, who has no token, plays just the same. */
const KEY = 'gangland.session';

class Session {
  name = $state('');
  token = $state('');
  /** Whether the host offers accounts at all. */
  offered = $state(false);
  /** Logged out by the server, not by choice. */
  lapsed = $state(false);

  constructor() {
    const kept = read();
    if (typeof kept.name === 'string' && typeof kept.token === 'string') {
      this.name = kept.name;
      this.token = kept.token;
    }
  }

  begin(name: string, token: string): void {
    this.name = name;
    this.token = token;
    this.lapsed = false;
    try {
      localStorage.setItem(KEY, JSON.stringify({ name, token }));
    } catch {
      // a device that keeps nothing is logged in until the page is closed
    }
  }

  end(lapsed = false): void {
    this.name = '';
    this.token = '';
    this.lapsed = lapsed;
    localStorage.removeItem(KEY);
  }
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

export const session = new Session();
