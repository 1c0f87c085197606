import { phoneText } from '@omsorg/domain/format/phone.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Form } from '../../../../platform/forms/Form.tsx'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useCareTextsAndFormat } from '../../../../platform/format.ts'
import { useCareTexts } from '../../../../platform/texts.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { columns } from '../../../../ui/layout/Columns.tsx'
import { ErrorSummary } from '../../../../ui/feedback/ErrorSummary.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { StepTitle } from '../../../../ui/navigation/StepTitle.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useNextKey } from '../../../../ui/action/use-next-key.ts'
import { ContactQuestion } from '../../../care-recipients/index.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import { NotifyFields } from './NotifyFields.tsx'
import { contentOf } from '../content.ts'
import { fieldAt, receiverErrors } from './receiver-check.ts'
import { contactOf, contactToConfirm, type ReceiverFields, type ReceiverForm, withAddress } from './receiver-fields.ts'
import { isAsLastTime, ReceiverSummary } from './ReceiverSummary.tsx'
import { useGoingOn } from '../use-wizard.ts'
import type { StepProps } from '../wizard.ts'
import css from '../Wizard.module.css'
import { WizardSum } from '../check/WizardSum.tsx'
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx'
import { goesToCarePlace, type Proposal } from '../proposal.ts'
import { addressText } from '../words.ts'

interface AddressFieldsProps {
  readonly form: ReceiverForm
  readonly proposal: Proposal
}

const typed = 'typed'

/** A stored address, or one that is typed; c/o and entry code can be changed for this order either way. */
function AddressFields({ form, proposal: { addresses } }: AddressFieldsProps) {
  const t = useCareTexts()
  const words = t.orders.receiver
  const { values } = form
  const stored = addresses.map((address) => ({
    value: String(address.addressId),
    label: address.name || address.street,
    help: addressText(address),
  }))
  const choose = (value: string) => {
    const address = addresses.find((each) => String(each.addressId) === value)
    form.change(address ? withAddress(values, address) : { addressId: '' })
  }
  return (
    <>
      {stored.length > 0 && (
        <RadioGroup
          legend={words.address}
          name="address"
          value={values.addressId || typed}
          onChange={choose}
          options={[...stored, { value: typed, label: words.otherAddress }]}
        />
      )}
      <div className={css.fields}>
        <TextField label={words.careOf} {...form.field('careOf')} />
        <TextField label={words.entryCode} help={words.entryCodeHelp} {...form.field('entryCode')} />
        {values.addressId === '' && (
          <>
            <TextField label={words.street} required={t.common.states.required} {...form.field('street')} />
            <TextField label={words.postalCode} required={t.common.states.required} {...form.field('zip')} />
            <TextField label={words.city} required={t.common.states.required} {...form.field('city')} />
          </>
        )}
      </div>
      {values.addressId !== '' && form.errorOf('street') && (
        <p className={css.error} role="alert">
          {form.errorOf('street')}
        </p>
      )}
    </>
  )
}

/** Where it goes when it can go nowhere else. */
function CarePlaceReceiver({ proposal: { careRecipient, receiver } }: { readonly proposal: Proposal }) {
  const t = useCareTexts()
  if (careRecipient) return <Notice tone="info">{t.careRecipients.protected.delivery}</Notice>
  return (
    <p>
      <b>{receiver.name}</b>
      {receiver.address && <span className="o-second-line">{addressText(receiver.address)}</span>}
    </p>
  )
}

const formId = 'order-receiver'

export function ReceiverStep({ wizard, view }: StepProps) {
  const [t, f] = useCareTextsAndFormat()
  const words = t.orders.receiver
  const proposal = wizard.proposal()
  const { rules } = proposal
  const { kind } = wizard
  const [asking, setAsking] = useState(false)
  const [opened, setOpened] = useState(false)
  const [tried, setTried] = useState(false)
  const [going, goOn] = useGoingOn(wizard)
  const { earliest } = view.delivery
  const asksContact = proposal.careRecipient !== null

  const form = useForm(kind.saving, {
    id: 'receiver',
    initial: view.receiver,
    toSend: (receiver: ReceiverFields) => ({
      input: kind.inputOf(contentOf(proposal, { ...view, receiver }), proposal),
    }),
    rules: (receiver) => receiverErrors(receiver, proposal, earliest, t),
    fieldAt,
  })
  const fill = () => wizard.act({ kind: 'fill-receiver', receiver: form.read() })
  const refused = Object.keys(view.autosave.notDone?.errors ?? {}).map(fieldAt)
  const parts: ReceiverForm = {
    ...form,
    field: (path) => {
      const field = form.field(path)
      return { ...field, invalid: field.invalid || refused.includes(path) }
    },
    change: (changed) => {
      form.fill(changed)
      fill()
    },
  }

  const isFolded = !opened && isAsLastTime(view.receiver, proposal, earliest, (phone) => phoneText(phone, f.country))
  const open = () => {
    flushSync(() => setOpened(true))
    document.getElementById(form.idOf('name'))?.focus()
  }
  async function submit(): Promise<void> {
    setTried(true)
    if (!isFolded && !(await form.judge())) return
    if (!asksContact || contactToConfirm(wizard.view()) === null) goOn('check')
    else setAsking(true)
  }
  useNextKey(() => void submit())
  // Whoever fetches a parcel has to hear that it has come.
  const ends = proposal.deliveryMethods.find(({ code }) => code === view.receiver.deliveryMethodCode)
  const mustBeTold = ends?.needsDeliveryPoint === true && view.receiver.notifyBy === ''
  const unverified = view.orderWarnings.includes('address-not-verified')

  return (
    <div className={columns}>
      {isFolded ? (
        <ReceiverSummary
          title={<StepTitle moves={view.moves}>{words.title}</StepTitle>}
          proposal={proposal}
          receiver={view.receiver}
          onChange={open}
        />
      ) : (
        <Form id={formId} className="o-stack" onChange={fill} onSend={submit}>
          {tried && (
            <ErrorSummary
              title={t.validation.summary({ count: form.errors.length })}
              errors={form.errors.map(({ at, text }) => ({ field: form.idOf(at), text }))}
            />
          )}
          <Card title={<StepTitle moves={view.moves}>{words.title}</StepTitle>} padded="stack">
            {goesToCarePlace(proposal) ? (
              <CarePlaceReceiver proposal={proposal} />
            ) : (
              <>
                <TextField label={words.name} required={t.common.states.required} {...parts.field('name')} />
                <AddressFields form={parts} proposal={proposal} />
                {unverified && <Notice tone="soon">{words.addressNotVerified}</Notice>}
              </>
            )}
            <div className={css.fields}>
              <TextField
                label={words.phone}
                type="tel"
                autoComplete="off"
                required={rules.contactPhoneRequired || mustBeTold ? t.common.states.required : undefined}
                {...parts.field('contactPhone')}
              />
            </div>
          </Card>
          <DeliveryFields
            form={parts}
            proposal={proposal}
            earliest={earliest}
            isExpress={view.isExpress}
            onExpress={(isExpress) => wizard.act({ kind: 'choose-express', isExpress })}
          />
          <NotifyFields form={parts} proposal={proposal} />
        </Form>
      )}
      <WizardSum
        proposal={proposal}
        view={view}
        next={{
          word: t.orders.wizard.toCheck,
          busy: going,
          ...(isFolded ? { onPress: () => void submit() } : { form: formId }),
        }}
        back={{ word: t.orders.wizard.steps.quantity, onPress: () => wizard.act({ kind: 'go', to: 'quantity' }) }}
      />
      <ContactQuestion
        open={asking}
        contact={contactOf(view.receiver)}
        words={{ question: words.confirmContact, right: words.stillRight, phone: words.phone }}
        onChange={() => {
          setAsking(false)
          open()
        }}
        onConfirm={() => {
          setAsking(false)
          const contact = contactToConfirm(view)
          if (contact !== null) wizard.act({ kind: 'confirm-contact', confirmed: { contact, on: proposal.today } })
          goOn('check')
        }}
      />
    </div>
  )
}
