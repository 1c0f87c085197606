import { askAccount } from '@omsorg/contract/sign-in/account-request/ask-account.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { type Wish, wishes } from '@omsorg/domain/sign-in/account-request/wishes.ts'
import { useRef, useState } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { BotCheckLine } from '../inquiry/BotCheckLine.tsx'
import { sendChecked, useBotCheck } from '../inquiry/use-bot-check.ts'
import css from '../inquiry/Inquiry.module.css'
import { Sent } from '../inquiry/Sent.tsx'
import own from './AccountRequest.module.css'

interface AskFormProps {
  /** Of the care unit, from the link that brought whoever asks. */
  readonly code: string
  readonly onAnother: () => void
}

interface Values {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly unitCode: string
  readonly organisation: string
  readonly workPlace: string
  readonly wishes: readonly Wish[]
  readonly reason: string
}

/** Who asks, where they will work, and what they will do. What is filled in stays until it is sent. */
export function AskForm({ code, onAnother }: AskFormProps) {
  const t = useAllTexts()
  const { accountRequests: words } = t
  const { required } = t.common.states
  const check = useBotCheck()
  const token = useRef('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const initial: Values = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    unitCode: code,
    organisation: '',
    workPlace: '',
    wishes: [],
    reason: '',
  }
  const form = useForm(askAccount, {
    id: 'account-request',
    initial,
    tidy: { firstName: capitalisedName, lastName: capitalisedName },
    toSend: ({ wishes: wished, ...values }) => ({ input: { ...values, wishes: [...wished], botToken: token.current } }),
    fieldAt: (path) => (path === 'botToken' ? null : path.startsWith('wishes') ? 'wishes' : path),
    rules: (values) => (values.wishes.length === 0 ? [{ at: 'wishes', text: words.wishMissing }] : []),
    resolves: ['bot-check-failed'],
  })
  const { fill } = form
  const wished: readonly Wish[] = form.values.wishes
  const wishError = form.errorOf('wishes')

  async function send(): Promise<void> {
    const result = await sendChecked(form, check, (solved) => {
      token.current = solved ?? ''
      return solved !== null
    })
    if (result?.ok) setSentTo(form.read().email)
  }

  if (sentTo !== null) {
    const answer = `${words.sent({ email: sentTo })} ${words.sentNext}`
    return (
      <Sent tone="info" title={words.sentTitle} answer={answer} anotherWord={words.another} onAnother={onAnother} />
    )
  }
  return (
    <Form className={css.form} onSend={send} onFocusCapture={check.begin}>
      <h2 className={own.part}>{words.whoTitle}</h2>
      <div className={css.pair}>
        <TextField label={words.firstName} required={required} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={words.lastName} required={required} autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <div className={css.pair}>
        <TextField
          label={words.email}
          required={required}
          help={words.emailHelp}
          type="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <TextField label={words.phone} required={required} type="tel" autoComplete="tel" {...form.field('phone')} />
      </div>
      <h2 className={own.part}>{words.whereTitle}</h2>
      <TextField
        label={words.unitCode}
        help={words.unitCodeHelp}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('unitCode')}
      />
      <div className={css.pair}>
        <TextField
          label={words.organisation}
          required={required}
          help={words.organisationHelp}
          autoComplete="organization"
          {...form.field('organisation')}
        />
        <TextField label={words.workPlace} required={required} autoComplete="off" {...form.field('workPlace')} />
      </div>
      <h2 className={own.part}>{words.whatTitle}</h2>
      <fieldset className={own.wishes} aria-describedby={wishError ? 'account-request-wish-error' : undefined}>
        <legend>
          {words.wishes} <span className="o-small">{required}</span>
        </legend>
        {wishes.map((each, at) => (
          <CheckboxField
            key={each}
            id={at === 0 ? form.idOf('wishes') : undefined}
            label={words.wish[each]}
            checked={wished.includes(each)}
            onChange={({ target }) =>
              fill({ wishes: target.checked ? [...wished, each] : wished.filter((other) => other !== each) })
            }
          />
        ))}
        {wishError && <FieldError id="account-request-wish-error">{wishError}</FieldError>}
      </fieldset>
      <TextAreaField
        label={words.reason}
        required={required}
        help={words.reasonHelp}
        rows={4}
        {...form.field('reason')}
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
