import { flushSync } from 'react-dom'
import { type LineKey, lineKeyOf } from '../proposal.ts'
import type { WizardAction } from '../wizard-state.ts'

/** Where a line stands on the page, for links and for the focus. */
export function lineId(line: LineKey): string {
  return `order-line-${line}`
}

export function takeBackId(line: LineKey): string {
  return `take-back-${line}`
}

/**
 * Does what a person chose at a line. When the button that was pressed goes with it, the focus goes to where the line now
 * stands, or to its neighbour, and never back to the top of the page.
 */
export function actAndFocus(act: (action: WizardAction) => void, action: WizardAction): void {
  const key = 'key' in action ? action.key : 'line' in action ? lineKeyOf(action.line) : null
  const line = key === null ? null : document.getElementById(lineId(key))
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  flushSync(() => act(action))
  if (key === null) return
  if (action.kind === 'set-aside') document.getElementById(takeBackId(key))?.focus()
  if (action.kind === 'remove') focusIn(neighbour)
  if (action.kind === 'take-back' || action.kind === 'bring-back') focusIn(document.getElementById(lineId(key)))
}

function focusIn(line: Element | null | undefined): void {
  const target =
    line?.querySelector<HTMLElement>('fieldset [aria-invalid]') ??
    line?.querySelector<HTMLElement>('input') ??
    line ??
    document.getElementById('order-next')
  if (target instanceof HTMLElement) target.focus()
}
