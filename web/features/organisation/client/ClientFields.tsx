import { marketCodes } from '@omsorg/domain/market.ts'
import type { Form } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { ClientValues } from './client-fields.ts'

interface ClientFieldsProps {
  readonly form: Form<ClientValues>
  /** Why the market stays as it is. */
  readonly marketKept?: string | undefined
}

/** What a client is called and known by (A-2.7-05, A-2.7-75 to A-2.7-78). */
export function ClientFields({ form, marketKept }: ClientFieldsProps) {
  const t = useAllTexts()
  const { client: words } = t.organisationClients
  return (
    <>
      <TextField label={words.name} autoComplete="off" required {...form.field('name')} />
      <SelectField
        label={words.market}
        required
        help={marketKept}
        emptyOption={form.values.marketAreaCode === '' ? words.chooseMarket : undefined}
        options={marketCodes.map((code) => ({
          value: String(code),
          label: t.common.markets[code],
          disabled: marketKept !== undefined && String(code) !== form.values.marketAreaCode,
        }))}
        {...form.field('marketAreaCode')}
      />
      <TextField
        label={words.dataController}
        help={words.dataControllerHelp}
        autoComplete="off"
        required
        {...form.field('patientDataOwnerId')}
      />
      <TextField
        label={words.erpIdentifier}
        help={words.erpIdentifierHelp}
        autoComplete="off"
        {...form.field('erpCustomerIdentifier')}
      />
      <TextField label={words.alias} help={words.aliasHelp} autoComplete="off" {...form.field('alias')} />
    </>
  )
}
