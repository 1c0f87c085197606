import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import { largestFile } from '@omsorg/contract/fields.ts'
import { listImportClients } from '@omsorg/contract/products/import/list-import-clients.ts'
import { listImports } from '@omsorg/contract/products/import/list-imports.ts'
import { previewImport } from '@omsorg/contract/products/import/preview-import.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import { columnsOf, importKinds, type ImportKind } from '@omsorg/domain/products/import/columns.ts'
import IconFileSearch from '@tabler/icons-react/dist/esm/icons/IconFileSearch.mjs'
import { useAnswer } from '../../../platform/calls/query.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { type FieldError, useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { FileField } from '../../../ui/fields/FileField.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import css from './ImportPage.module.css'

interface ImportValues {
  readonly kind: ImportKind
  readonly marketAreaCode: CallOf<typeof previewImport>['input']['marketAreaCode']
  readonly clientId: string
  readonly complete: 'true' | 'false'
  readonly file: File | null
}

const initial: ImportValues = { kind: 'products', marketAreaCode: '10', clientId: '', complete: 'false', file: null }

const isOfClient = ({ kind }: Pick<ImportValues, 'kind'>) => kind === 'prices' || kind === 'agreements'

/** Chooses a file and what it holds. Nothing is changed by looking at it. */
export function ImportForm({ onPreview }: { onPreview: (preview: AnswerOf<typeof previewImport>) => void }) {
  const { imports: t, validation, common } = useAllTexts()
  const clients = useAnswer(listImportClients, {})
  const form = useForm(previewImport, {
    id: 'import',
    initial,
    outdates: [listImports],
    toSend: ({ clientId, file, ...others }) => ({
      input: { ...others, ...(isOfClient(others) ? { clientId } : {}), file: file ?? new File([], '') },
    }),
    rules: (filled) =>
      [
        { at: 'clientId', text: isOfClient(filled) && filled.clientId === '' ? validation.required : null },
        { at: 'file', text: fileError(filled.file) },
      ].filter((each): each is FieldError => each.text !== null),
  })
  const { fill, values } = form
  const { kind, marketAreaCode, complete, file } = values
  const ofMarket = clients.data?.clients.filter((each) => String(each.marketAreaCode) === marketAreaCode) ?? []

  function fileError(given: File | null): string | null {
    if (!given) return validation.required
    if (given.size > largestFile) return validation.fileTooLarge({ max: String(largestFile / 1024 / 1024) })
    return /\.(csv|xlsx|txt)$/i.test(given.name) ? null : validation.fileType({ types: 'csv, xlsx' })
  }

  async function submit(): Promise<void> {
    const result = await form.submit()
    if (result?.ok) onPreview(result.value)
  }

  return (
    <Card title={t.choose} padded>
      <Form className={css.form} onSend={submit}>
        <RadioGroup
          legend={t.kindLabel}
          name="kind"
          inline
          value={kind}
          onChange={(next) => fill({ kind: next })}
          options={importKinds.map((value) => ({ value, label: t.kinds[value], help: t.kindHelp[value] }))}
        />
        <div className={css.pair}>
          <SelectField
            label={t.market}
            {...form.field('marketAreaCode', { onChange: () => fill({ clientId: '' }) })}
            options={marketCodes.map((code) => ({ value: String(code), label: common.markets[code] }))}
          />
          {isOfClient(values) && (
            <SelectField
              label={t.client}
              required={common.states.required}
              emptyOption={t.chooseClient}
              {...form.field('clientId')}
              options={ofMarket.map((each) => ({ value: each.clientId, label: each.name }))}
            />
          )}
        </div>
        <FileField
          label={t.file}
          required={common.states.required}
          help={t.columns({ columns: columnsOf[kind].map(({ field }) => field).join(', ') })}
          invitation={t.dropHere}
          accept=".csv,.xlsx,.txt"
          file={file}
          onFile={(given) => fill({ file: given })}
          id={form.idOf('file')}
          error={form.errorOf('file')}
        />
        {kind !== 'stock' && (
          <CheckboxField
            label={t.complete}
            help={t.completeHelp}
            checked={complete === 'true'}
            onChange={(event) => fill({ complete: event.target.checked ? 'true' : 'false' })}
          />
        )}
        <div>
          <Button type="submit" variant="primary" icon={<IconFileSearch />} busy={form.busy}>
            {form.busy ? t.reading : t.look}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
