/** Whether somebody of this browser has a passkey here: then it is offered first, and to nobody else. */
const key = 'my-passkey'

export function rememberPasskey(): void {
  localStorage.setItem(key, '1')
}

export const isPasskeyRemembered = (): boolean => localStorage.getItem(key) !== null
