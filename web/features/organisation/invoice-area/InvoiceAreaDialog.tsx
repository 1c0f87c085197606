import { listChanges } from '@omsorg/contract/organisation/change/list-changes.ts'
import { listCustomerNumbers } from '@omsorg/contract/organisation/customer-number/list-customer-numbers.ts'
import { listInvoiceAreas } from '@omsorg/contract/organisation/invoice-area/list-invoice-areas.ts'
import { saveInvoiceArea } from '@omsorg/contract/organisation/invoice-area/save-invoice-area.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { InvoiceArea } from './ClientInvoiceAreas.tsx'
import css from '../customer-number/CustomerNumbers.module.css'

interface InvoiceAreaDialogProps {
  readonly clientId: string
  /** Null for a new one. */
  readonly area: InvoiceArea | null
  readonly onClose: () => void
}

/** One invoice area: of which customer number, and whether it can still be chosen. */
export function InvoiceAreaDialog({ clientId, area, onClose }: InvoiceAreaDialogProps) {
  const t = useAllTexts()
  const words = t.organisationClients.invoiceAreas
  const numbers = useAnswer(
    listCustomerNumbers,
    { params: { nodeType: 'Client', nodeId: clientId } },
    { silent: true, enabled: area === null },
  )
  const form = useForm(saveInvoiceArea, {
    id: 'invoice-area',
    initial: {
      customerNumber: area?.customerNumber ?? '',
      code: area?.code ?? '',
      name: area?.name ?? '',
      active: area?.active ?? true,
    },
    toSend: (values) => ({
      input: {
        ...values,
        clientId,
        invoiceAreaId: area?.invoiceAreaId ?? null,
        ...(area && { rowVersion: area.rowVersion }),
      },
    }),
    resolves: ['stale', 'number-not-found', 'code-taken'],
    outdates: [listInvoiceAreas, listChanges],
    done: words.saved,
  })
  const { fill, values, notDone, reset } = form
  const reason = notDone?.reason
  const field = (name: 'customerNumber' | 'code', refusal: 'number-not-found' | 'code-taken', text: string) => {
    const plain = form.field(name, { onChange: () => reset() })
    return { ...plain, error: reason === refusal ? text : plain.error }
  }
  const known = (numbers.data?.customerNumbers ?? []).map(({ number }) => number)
  return (
    <FormDialog
      title={area ? words.edit({ code: area.code }) : words.add}
      action={t.organisation.unit.save}
      form={form}
      onClose={onClose}
    >
      {reason === 'stale' && (
        <StaleNotice title={t.organisation.settings.staleTitle} body={words.stale} onReload={onClose} />
      )}
      <TextField
        label={words.customerNumber}
        help={known.length > 0 ? words.numberHelpWith({ numbers: known.slice(0, 5).join(', ') }) : words.numberHelp}
        autoComplete="off"
        required
        {...field('customerNumber', 'number-not-found', words.noNumber)}
      />
      <div className={css.pair}>
        <TextField label={words.code} autoComplete="off" required {...field('code', 'code-taken', words.codeTaken)} />
        <TextField label={words.name} autoComplete="off" required {...form.field('name')} />
      </div>
      <CheckboxField
        label={words.use}
        help={words.activeHelp}
        checked={values.active}
        onChange={({ target }) => fill({ active: target.checked })}
      />
    </FormDialog>
  )
}
