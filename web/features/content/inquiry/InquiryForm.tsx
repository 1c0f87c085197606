import { sendInquiry } from '@omsorg/contract/content/inquiry/send-inquiry.ts'
import { useRef, useState } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { BotCheckLine } from './BotCheckLine.tsx'
import css from './Inquiry.module.css'
import { Sent } from './Sent.tsx'
import { sendChecked, useBotCheck } from './use-bot-check.ts'

const empty = { name: '', email: '', phone: '', subject: '', message: '' }

/** A question of a visitor (A-2.2-08). What is filled in stays until it is sent. */
export function InquiryForm() {
  const [round, setRound] = useState(0)
  return <OneInquiry key={round} onAnother={() => setRound(round + 1)} />
}

function OneInquiry({ onAnother }: { readonly onAnother: () => void }) {
  const t = useAllTexts()
  const { inquiries: words } = t
  const { required } = t.common.states
  const check = useBotCheck()
  const token = useRef('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm(sendInquiry, {
    id: 'inquiry',
    initial: empty,
    toSend: (values) => ({ input: { ...values, botToken: token.current } }),
    fieldAt: (path) => (path === 'botToken' ? null : path),
    resolves: ['bot-check-failed'],
  })

  async function send(): Promise<void> {
    const result = await sendChecked(form, check, (solved) => {
      token.current = solved ?? ''
      return solved !== null
    })
    if (result?.ok) setSentTo(form.read().email)
  }

  if (sentTo !== null) return <Sent answer={words.sentTo({ email: sentTo })} onAnother={onAnother} />
  return (
    <Form className={css.form} onSend={send} onFocusCapture={check.begin}>
      <TextField label={words.name} required={required} autoComplete="name" {...form.field('name')} />
      <div className={css.pair}>
        <TextField label={words.email} required={required} type="email" autoComplete="email" {...form.field('email')} />
        <TextField label={words.phone} help={words.optional} type="tel" autoComplete="tel" {...form.field('phone')} />
      </div>
      <TextField label={words.subject} required={required} {...form.field('subject')} />
      <TextAreaField
        label={words.message}
        required={required}
        help={words.noPersons}
        rows={5}
        {...form.field('message')}
      />
      <BotCheckLine check={check} />
      <div>
        <Button variant="primary" type="submit" busy={form.busy}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}
