import { requestSample } from '@omsorg/contract/requests/sample/request-sample.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { AddressFields } from '../AddressFields.tsx'
import type { RequestedProduct } from '../product/ProductRequests.tsx'
import { ReachedAt } from '../ReachedAt.tsx'
import { RequestDialog } from '../RequestDialog.tsx'
import { type SampleItem, SampleItems } from './SampleItems.tsx'

interface SampleDialogProps {
  /** The first of the samples. */
  readonly product: RequestedProduct
  readonly onClose: () => void
}

const places = ['place', 'other'] as const

interface Values {
  readonly items: readonly SampleItem[]
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly to: (typeof places)[number]
  readonly careOf: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly message: string
}

/** Samples of one or several products, for the care place or another address (O-2-114). */
export default function SampleDialog({ product, onClose }: SampleDialogProps) {
  const t = useAllTexts()
  const { sample: words, fields, noPersons, optional } = t.requests
  const { required } = t.common.states
  const user = useSessionUser()
  const initial: Values = {
    items: [{ itemNumber: product.itemNumber, name: product.name, quantity: 1 }],
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    email: user?.email ?? '',
    phone: '',
    to: 'place',
    careOf: '',
    street: '',
    zip: '',
    city: '',
    message: '',
  }
  const form = useForm(requestSample, {
    id: 'sample',
    initial,
    toSend: ({ items, name, email, phone, to, careOf, street, zip, city, message }) => ({
      input: {
        items: items.map(({ itemNumber, quantity }) => ({ itemNumber, quantity })),
        receiver: { name, email, phone, address: to === 'other' ? { careOf, street, zip, city } : null },
        message,
      },
    }),
    fieldAt: (path) => (path.startsWith('items') ? 'items' : path.replace(/^receiver\.(?:address\.)?/, '')),
    rules: ({ items }) => (items.length > 0 ? [] : [{ at: 'items', text: words.none }]),
  })

  async function send() {
    const result = await form.submit()
    return result?.ok ? { ...result.value, email: form.read().email } : null
  }

  const { fill } = form
  const { items, to } = form.values
  return (
    <RequestDialog
      title={words.title}
      lead={words.lead}
      send={words.send}
      busy={form.busy}
      onSend={send}
      onClose={onClose}
    >
      <SampleItems
        items={items}
        error={form.errorOf('items')}
        firstId={form.idOf('items')}
        onChange={(changed) => fill({ items: changed })}
      />
      <RadioGroup
        legend={words.sendTo}
        name="sample-to"
        inline
        value={to}
        onChange={(chosen) => fill({ to: chosen })}
        options={places.map((value) => ({ value, label: words.places[value] }))}
      />
      <TextField
        label={fields.receiver}
        required={required}
        help={to === 'other' ? noPersons : undefined}
        autoComplete="name"
        {...form.field('name')}
      />
      {to === 'other' && (
        <>
          <TextField label={fields.careOf} help={optional} autoComplete="off" {...form.field('careOf')} />
          <AddressFields street={form.field('street')} zip={form.field('zip')} city={form.field('city')} />
        </>
      )}
      <ReachedAt email={form.field('email')} phone={form.field('phone')} />
      <TextAreaField label={fields.message} help={noPersons} rows={3} {...form.field('message')} />
    </RequestDialog>
  )
}
