import { saveCustomerNumbers } from '@omsorg/contract/organisation/customer-number/save-customer-numbers.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { type TherapyArea, therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { StaleNotice } from '../../../platform/StaleNotice.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './CustomerNumbers.module.css'
import { type CustomerNumber, type NumberToSave, withNumber } from './numbers.ts'

interface NumberDialogProps {
  readonly params: CallOf<typeof saveCustomerNumbers>['params']
  readonly numbers: readonly CustomerNumber[]
  readonly rowVersion: number
  /** What stands in the fields to begin with, and by which number it is known; null for a new one. */
  readonly first: NumberToSave | null
  readonly former: string | null
  readonly onClose: () => void
}

/** One customer number: what it is for, and where its goods go. */
export function NumberDialog(props: NumberDialogProps) {
  const { params, numbers, rowVersion, first, former, onClose } = props
  const t = useAllTexts()
  const words = t.organisationClients.numbers
  const form = useForm(saveCustomerNumbers, {
    id: 'customer-number',
    initial: {
      number: first?.number ?? '',
      name: first?.name ?? '',
      careOf: first?.careOf ?? '',
      address: first?.address ?? '',
      zip: first?.zip ?? '',
      city: first?.city ?? '',
      entryCode: first?.entryCode ?? '',
      statusCode: first?.statusCode ?? '',
      isPrimary: first?.isPrimary ?? numbers.length === 0,
      isPayer: first?.isPayer ?? false,
      therapyAreas: [...(first?.therapyAreas ?? [])] as TherapyArea[],
    },
    toSend: (values) => {
      const wanted = { ...values, countryCode: first?.countryCode ?? null, entryCode: values.entryCode || null }
      return { params, input: { customerNumbers: withNumber(numbers, wanted, former), rowVersion } }
    },
    rules: ({ number }) =>
      numbers.some((each) => each.number === number.trim() && each.number !== former)
        ? [{ at: 'number', text: words.twice }]
        : [],
    fieldAt: (path) => /\.(\w+)$/.exec(path)?.[1] ?? null,
    resolves: ['stale', 'number-of-area'],
    done: words.saved,
  })
  const { fill, values, notDone } = form
  const reason = notDone?.reason
  return (
    <FormDialog
      wide
      title={former === null ? words.add : words.edit({ number: former })}
      action={t.organisation.unit.save}
      form={form}
      onClose={onClose}
    >
      {reason === 'stale' && (
        <StaleNotice title={t.organisation.settings.staleTitle} body={words.stale} onReload={onClose} />
      )}
      {reason === 'number-of-area' && <p role="alert">{words.ofArea}</p>}
      <div className={css.pair}>
        <TextField label={words.number} autoComplete="off" required {...form.field('number')} />
        <TextField label={words.name} autoComplete="off" {...form.field('name')} />
        <TextField label={words.careOf} autoComplete="off" {...form.field('careOf')} />
        <TextField label={words.address} autoComplete="off" {...form.field('address')} />
        <TextField label={words.zip} autoComplete="off" {...form.field('zip')} />
        <TextField label={words.city} autoComplete="off" {...form.field('city')} />
        <TextField label={words.entryCode} autoComplete="off" {...form.field('entryCode')} />
        <TextField label={words.statusCode} autoComplete="off" {...form.field('statusCode')} />
      </div>
      <CheckboxField
        label={words.primary}
        help={words.primaryHelp}
        checked={values.isPrimary}
        onChange={({ target }) => fill({ isPrimary: target.checked })}
      />
      <CheckboxField
        label={words.payer}
        checked={values.isPayer}
        onChange={({ target }) => fill({ isPayer: target.checked })}
      />
      <fieldset className={css.areas}>
        <legend>{words.areas}</legend>
        {therapyAreas.map((area) => (
          <CheckboxField
            key={area}
            label={t.therapyAreas.names[area]}
            checked={values.therapyAreas.includes(area)}
            onChange={({ target }) =>
              fill({
                therapyAreas: therapyAreas.filter((each) =>
                  each === area ? target.checked : values.therapyAreas.includes(each),
                ),
              })
            }
          />
        ))}
        <p className="o-second">{words.areasHelp}</p>
      </fieldset>
    </FormDialog>
  )
}
