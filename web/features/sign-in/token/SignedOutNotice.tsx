import type { SignedOutWhy } from '../../../platform/session/tabs.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'

/** Why the person stands at the door again, and how to go on (session page, "Idle"). */
export function SignedOutNotice({ why }: { readonly why: SignedOutWhy }) {
  const { signIn, shell } = useTexts()
  if (why === 'left') return <Notice tone="quiet" spoken title={signIn.signedOut} />
  return (
    <Notice tone="info" spoken title={why === 'idle' ? shell.sessionExpiry.ended : signIn.ended}>
      {signIn.goOn}
    </Notice>
  )
}
