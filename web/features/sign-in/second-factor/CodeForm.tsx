import type { FactorKind } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { messages } from '../../../platform/messages.ts'
import { session } from '../../../platform/session/browser-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CodeField } from '../../../ui/fields/CodeField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'

export type CodeKind = Exclude<FactorKind, 'passkey'>

interface CodeFormProps {
  readonly kind: CodeKind
  /** The time and the tries that are left, beside the label. */
  readonly left: string
  readonly triesLeft: number
  /** Where the code went, and when another can be sent. */
  readonly below?: React.ReactNode
  /** A code was wrong: the server says what is left. */
  readonly onWrong: () => Promise<unknown>
}

/** One code of one kind. A wrong one is told in one dialog; the field keeps its red edge and the count. */
export function CodeForm({ kind, left, triesLeft, below, onWrong }: CodeFormProps) {
  const words = useAllTexts().secondStep
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [trouble, setTrouble] = useState<'missing' | 'wrong' | 'not-checked' | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  function write(next: string): void {
    setCode(next)
    setTrouble(null)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (code.trim() === '') {
      setTrouble('missing')
      return field.current?.focus()
    }
    setBusy(true)
    setTrouble(null)
    const outcome = await session.enterCode(code.trim())
    if (outcome.ok) return
    setBusy(false)
    const isWrong = outcome.refusal === 'credentials-wrong'
    setTrouble(isWrong ? 'wrong' : 'not-checked')
    field.current?.focus()
    if (!isWrong) return
    // What was wrong is written anew; what could not be checked still counts.
    setCode('')
    messages.announce({ kind: 'dialog', title: 'system', text: words.wrong })
    await onWrong()
  }

  const shared = {
    label: words.codeOf[kind],
    aside: left,
    error: trouble === 'missing' ? words.missing : trouble === 'wrong' ? words.wrongLeft({ tries: triesLeft }) : null,
    name: 'code',
    ref: field,
  }
  return (
    <form className="o-stack" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {kind === 'recovery' ? (
        <TextField
          {...shared}
          size="large"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={code}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <CodeField {...shared} value={code} onChange={write} />
      )}
      {below}
      {trouble === 'not-checked' && <Notice tone="error" spoken title={words.notChecked} />}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        iconAfter={busy ? null : <IconArrowRight />}
        busy={busy}
      >
        {words.submit}
      </Button>
    </form>
  )
}
