/** Whether somebody of this browser has a passkey here: then it is offered first, and to nobody else. */
const key = 'my-passkey'

export function rememberPasskey(): void {
  localStorage.setItem(key, '1')
}

/** Nobody who was signed in here has one any more: the door leads to another way first. */
export function forgetPasskey(): void {
  localStorage.removeItem(key)
}

export const isPasskeyRemembered = (): boolean => localStorage.getItem(key) !== null
