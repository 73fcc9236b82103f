/** Fills the page with plain words when the shell itself has broken, and nothing else can. */
export function showFailure(root: HTMLElement, reload = (): void => location.reload()): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = 'Something went wrong. ';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Load the page again';
  again.addEventListener('click', reload);
  words.append(again);
  root.replaceChildren(words);
}
