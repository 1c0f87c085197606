/** Whether a page that was gone to has still to be given the focus: its title comes later than the page does. */
let owed = false

/** A page begins at its title, for those who hear it as well; until there is one, the page itself holds the focus for it. */
export function focusPage(): void {
  const main = document.getElementById('main')
  const title = main?.querySelector<HTMLElement>('h1[tabindex]')
  owed = !title
  // Words of the title may have it already, where they say what has just been done.
  if (title?.contains(document.activeElement)) return
  const target = title ?? main
  target?.focus({ preventScroll: true })
  // Behind a dialog that is about to go nothing takes the focus: the title of the next page does.
  if (target && document.activeElement !== target) owed = true
}

/** A title that has come takes the focus that is owed to it, unless somebody has taken it somewhere meanwhile. */
export function takeOwedFocus(title: HTMLElement): void {
  const { activeElement: held } = document
  const isFree = held === null || held === document.body || held.id === 'main'
  if (owed && isFree) title.focus({ preventScroll: true })
  owed = false
}

/** A title that goes, as that of a skeleton does, owes its focus to the one that takes its place. */
export function oweFocusOf(title: HTMLElement): void {
  if (document.activeElement === title) owed = true
}
