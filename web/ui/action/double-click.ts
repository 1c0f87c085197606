/** What a press is meant for: the nearest thing that can be pressed; a label stands for its field. */
function meantBy(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const pressed = target.closest('a, button, label, input, select, textarea, summary, [role], [tabindex]')
  return pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : (pressed ?? target)
}

/**
 * A double click is one press. Its second half belongs to what the first has hit: what has come to stand there meanwhile,
 * such as the next step of a wizard or what a dialog covered, is not pressed by it. What is still there, such as the
 * button of an amount, is pressed as often as one clicks. A click by key is none of these. Nor does the second half take
 * the focus from where the first has led, such as the heading of the step.
 */
export function pressOnceOnDoubleClick(page: Window): void {
  let first: Element | null = null
  const isMeantForAnother = ({ detail, target }: MouseEvent) =>
    detail >= 2 && first !== null && meantBy(target) !== first
  page.addEventListener('mousedown', (event) => isMeantForAnother(event) && event.preventDefault(), { capture: true })
  page.addEventListener(
    'click',
    (event) => {
      if (event.detail === 1) first = meantBy(event.target)
      if (!isMeantForAnother(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
