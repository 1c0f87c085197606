import type { ErrorCode } from '@omsorg/contract/error-codes.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { session } from '../../../platform/session/browser-session.ts'
import { type FailedSignIn, noteFailedSignIn } from './failed-sign-in.ts'

/** Back to the sign-in page, signed out (A-4.2-11), where a sentence says what came of it. `code` is null without an answer. */
export async function failSignIn(by: FailedSignIn['by'], code: ErrorCode | null): Promise<void> {
  noteFailedSignIn({ by, code })
  session.signOut()
  await openAddress(pathTo('Login'), { replace: true })
}
