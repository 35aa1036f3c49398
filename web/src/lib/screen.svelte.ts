/** Which screen is shown: at the table its own bar takes the place of the page's, and nothing scrolls. */
class Screen {
  table = $state(false);

  /** Sit down at the table, or leave it; style sheets see it at the root. */
  sit(down: boolean): void {
    this.table = down;
    document.documentElement.toggleAttribute('data-at-table', down);
  }
}

export const screen = new Screen();
