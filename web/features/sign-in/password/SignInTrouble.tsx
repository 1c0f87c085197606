import type { SignInTrouble as Trouble } from '../../../platform/session/sign-in-trouble.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'

interface SignInTroubleProps {
  readonly trouble: Trouble
  readonly onOpen: (kind: 'forgotten' | 'change') => void
}

/** The way on of somebody whom the dialog has told that they may not come in. */
export default function SignInTrouble({ trouble, onOpen }: SignInTroubleProps) {
  const { trouble: words } = useAllTexts().passwordSteps
  return (
    <Notice
      tone="info"
      actions={
        trouble === 'pending' ? (
          <Button onClick={() => onOpen('change')}>{words.choose}</Button>
        ) : (
          trouble === 'credentials' && <Button onClick={() => onOpen('forgotten')}>{words.forgot}</Button>
        )
      }
    >
      {words[trouble]}
    </Notice>
  )
}
