import { session } from './browser-session.ts'
import { leaving } from './leaving.ts'

/** Signs out, unless something is filled in here that the person wants to keep. */
export const signOut = (): void => void leaving.to(session.signOut)
