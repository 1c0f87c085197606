import { mayReject } from '@omsorg/domain/prescriptions/renew-request/renew-request.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Queue.module.css'

interface NoFormProps {
  readonly onSay: (reason: string) => void
  readonly onCancel: () => void
}

const longestReason = 500

/** Why a row is not renewed, written in the row: Enter says it and goes on, Escape leaves it as it was. */
export function NoForm({ onSay, onCancel }: NoFormProps) {
  const t = useAllTexts()
  const words = t.renewalQueue
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector('input')?.focus(), [])

  function say(text: string): void {
    const said = mayReject(text)
    setTried(true)
    if (said.ok) onSay(said.value)
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onCancel()
  }

  return (
    <div ref={frame} onKeyDown={press}>
      <Form className={css.no} onSend={() => say(reason)}>
        <TextField
          label={words.whyNo}
          value={reason}
          maxLength={longestReason}
          error={tried && !mayReject(reason).ok && words.noMissing}
          onChange={(event) => setReason(event.target.value)}
        />
        <span className="o-row-8" role="group" aria-label={words.quick}>
          {Object.values(words.noReasons).map((word) => (
            <Button key={word} size="compact" variant="outlined" onClick={() => say(word)}>
              {word}
            </Button>
          ))}
        </span>
        <span className="o-row-8">
          <Button type="submit" size="compact" variant="tinted" keyCap="Enter">
            {words.noNext}
          </Button>
          <Button size="compact" variant="text" keyCap="Esc" onClick={onCancel}>
            {t.common.actions.cancel}
          </Button>
        </span>
      </Form>
    </div>
  )
}
