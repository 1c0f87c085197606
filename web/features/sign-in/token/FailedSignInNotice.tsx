import { codeText } from '../../../platform/calls/code-text.ts'
import { failureOf } from '../../../platform/session/sign-in-failure.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import type { FailedSignIn } from './failed-sign-in.ts'

/** What came of a sign-in that had left this page. */
export default function FailedSignInNotice({ by, code }: FailedSignIn) {
  const t = useAllTexts()
  const { notDone } = t.signInSteps
  const failure = code === null ? 'unavailable' : failureOf(code)
  return (
    <Notice tone="info" spoken title={notDone[by]}>
      {failure === 'account' && code !== null && codeText({ code }, t)}
      {failure === 'unavailable' && notDone.unavailable}
      {failure === 'wrong' && notDone.next}
    </Notice>
  )
}
