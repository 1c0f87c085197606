/** Puts the focus on a control, or on the first one inside what carries the id. */
export function focusField(id: string): void {
  const found = document.getElementById(id)
  const control = found?.matches('input, select, textarea, button') ? found : found?.querySelector<HTMLElement>('input')
  const target = control ?? found
  target?.scrollIntoView({ block: 'center' })
  target?.focus()
}
