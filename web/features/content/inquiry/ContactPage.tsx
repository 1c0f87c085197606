import { sendContact } from '@omsorg/contract/content/inquiry/send-contact.ts'
import { type CaseType, caseTypes, type ContactWay, contactWays } from '@omsorg/domain/content/inquiry/case-type.ts'
import { useRef, useState } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { useWritten, Written } from '../written/Written.tsx'
import { BotCheckLine } from './BotCheckLine.tsx'
import parts from '../Words.module.css'
import css from './Inquiry.module.css'
import { Sent } from './Sent.tsx'
import { sendChecked, useBotCheck } from './use-bot-check.ts'

interface Values {
  readonly firstName: string
  readonly lastName: string
  readonly userName: string
  readonly workPlace: string
  readonly customerNumber: string
  readonly email: string
  readonly telephone: string
  readonly caseType: string
  readonly preferredContact: string
  readonly message: string
}

/** The contact form (A-2.2-23). */
export function ContactPage() {
  const { screens, inquiries } = useAllTexts()
  const written = useWritten('TOP_CONTACT')
  const [round, setRound] = useState(0)
  return (
    <Page title={screens.contactForm} lead={written === null && inquiries.contactLead}>
      <div className={parts.parts}>
        <Written html={written} />
        <Card padded label={screens.contactForm}>
          <ContactForm key={round} onAnother={() => setRound(round + 1)} />
        </Card>
      </div>
    </Page>
  )
}

function ContactForm({ onAnother }: { readonly onAnother: () => void }) {
  const t = useAllTexts()
  const { inquiries: words } = t
  const { required } = t.common.states
  const user = useSessionUser()
  const check = useBotCheck()
  const token = useRef<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const initial: Values = {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    userName: user?.userName ?? '',
    workPlace: '',
    customerNumber: '',
    email: user?.email ?? '',
    telephone: '',
    caseType: '',
    preferredContact: '',
    message: '',
  }
  const form = useForm(sendContact, {
    id: 'contact',
    initial,
    toSend: ({ caseType, preferredContact, ...values }) => ({
      input: {
        ...values,
        caseType: caseType as CaseType,
        preferredContact: preferredContact as ContactWay,
        ...(token.current === null ? {} : { botToken: token.current }),
      },
    }),
    fieldAt: (path) => (path === 'botToken' ? null : path),
    resolves: ['bot-check-failed'],
    rules: ({ caseType, preferredContact }) => [
      ...(caseType === '' ? [{ at: 'caseType', text: t.validation.required }] : []),
      ...(preferredContact === '' ? [{ at: 'preferredContact', text: t.validation.required }] : []),
    ],
  })

  async function send(): Promise<void> {
    const result = await sendChecked(form, check, (solved) => {
      token.current = solved
      // A browser that cannot do the work writes all the same: a few such messages an hour are taken.
      return true
    })
    if (!result?.ok) return
    const { preferredContact, telephone, email } = form.read()
    setSent(preferredContact === 'phone' ? words.sentByPhone({ phone: telephone }) : words.sentTo({ email }))
  }

  if (sent !== null) return <Sent answer={sent} onAnother={onAnother} />
  const { fill } = form
  const way = contactWays.find((each) => each === form.values.preferredContact) ?? null
  return (
    <Form className={css.form} onSend={send} onFocusCapture={check.begin}>
      <div className={css.pair}>
        <TextField label={words.firstName} required={required} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={words.lastName} required={required} autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextField label={words.workPlace} required={required} autoComplete="organization" {...form.field('workPlace')} />
      <div className={css.pair}>
        <TextField label={words.email} required={required} type="email" autoComplete="email" {...form.field('email')} />
        <TextField label={words.phone} required={required} type="tel" autoComplete="tel" {...form.field('telephone')} />
      </div>
      <div className={css.pair}>
        <TextField label={words.userName} help={words.optional} autoComplete="username" {...form.field('userName')} />
        <TextField label={words.customerNumber} help={words.optional} {...form.field('customerNumber')} />
      </div>
      <SelectField
        label={words.caseType}
        required={required}
        emptyOption={words.chooseCaseType}
        options={caseTypes.map((value) => ({ value, label: words.caseTypes[value] }))}
        {...form.field('caseType')}
      />
      <RadioGroup
        legend={words.preferredContact}
        required={required}
        name="preferredContact"
        inline
        value={way}
        error={form.errorOf('preferredContact')}
        firstId={form.idOf('preferredContact')}
        onChange={(preferredContact) => fill({ preferredContact })}
        options={contactWays.map((value) => ({ value, label: words.contactWays[value] }))}
      />
      <TextAreaField label={words.message} help={words.noPersons} rows={4} {...form.field('message')} />
      <BotCheckLine check={check} />
      <div>
        <Button variant="primary" type="submit" busy={form.busy}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}
