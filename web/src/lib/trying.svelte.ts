/** Something a person asked for: whether it is being done, and why it was not. */
import { excuse } from './api';

export class Trying {
  busy = $state(false);
  problem = $state('');

  constructor(readonly why: (error: unknown) => string = excuse) {}

  /** Do something, and say why not where it fails. */
  async to(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await act();
    } catch (error) {
      this.problem = this.why(error);
    } finally {
      this.busy = false;
    }
  }
}
