/** Which screen is shown: at the table its own bar takes the place of the page's. */
class Screen {
  table = $state(false);
}

export const screen = new Screen();
