import { flushSync } from 'react-dom'
import type { WizardAction } from '../wizard-state.ts'

/** Where a line stands on the page, for links and for the focus. */
export function lineId(prescriptionRowId: number): string {
  return `order-line-${prescriptionRowId}`
}

export function takeBackId(prescriptionRowId: number): string {
  return `take-back-${prescriptionRowId}`
}

/**
 * Does what a person chose at a line. When the button that was pressed goes with it, the focus goes to where the line now
 * stands, or to its neighbour, and never back to the top of the page.
 */
export function actAndFocus(act: (action: WizardAction) => void, action: WizardAction): void {
  const row = 'row' in action ? action.row : 'line' in action ? action.line.prescriptionRowId : null
  const line = row === null ? null : document.getElementById(lineId(row))
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  flushSync(() => act(action))
  if (row === null) return
  if (action.kind === 'set-aside') document.getElementById(takeBackId(row))?.focus()
  if (action.kind === 'remove') focusIn(neighbour)
  if (action.kind === 'take-back' || action.kind === 'bring-back') focusIn(document.getElementById(lineId(row)))
}

function focusIn(line: Element | null | undefined): void {
  const target =
    line?.querySelector<HTMLElement>('fieldset [aria-invalid]') ??
    line?.querySelector<HTMLElement>('input') ??
    line ??
    document.getElementById('order-next')
  if (target instanceof HTMLElement) target.focus()
}
