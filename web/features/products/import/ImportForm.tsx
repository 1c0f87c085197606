import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { largestFile } from '@omsorg/contract/fields.ts'
import { listImportClients } from '@omsorg/contract/products/import/list-import-clients.ts'
import { listImports } from '@omsorg/contract/products/import/list-imports.ts'
import { previewImport } from '@omsorg/contract/products/import/preview-import.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import { columnsOf, importKinds, type ImportKind } from '@omsorg/domain/products/import/columns.ts'
import IconFileSearch from '@tabler/icons-react/dist/esm/icons/IconFileSearch.mjs'
import { useState, type FormEvent } from 'react'
import { useAction, useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { FileField } from '../../../ui/fields/FileField.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import css from './ImportPage.module.css'

type Market = '10' | '30' | '40' | '80'

/** Chooses a file and what it holds. Nothing is changed by looking at it. */
export function ImportForm({ onPreview }: { onPreview: (preview: AnswerOf<typeof previewImport>) => void }) {
  const { imports: t, validation, common } = useAllTexts()
  const [kind, setKind] = useState<ImportKind>('products')
  const [market, setMarket] = useState<Market>('10')
  const [clientId, setClientId] = useState('')
  const [complete, setComplete] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const clients = useAnswer(listImportClients, {})
  const preview = useAction(previewImport, { outdates: [listImports] })

  const isOfClient = kind === 'prices' || kind === 'agreements'
  const ofMarket = clients.data?.clients.filter((each) => String(each.marketAreaCode) === market) ?? []
  const chosen = ofMarket.some((each) => each.clientId === clientId) ? clientId : ''
  const fileFault = fileFaultOf(file)
  const clientFault = isOfClient && chosen === ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!file || fileFault || clientFault) return
    const input = {
      kind,
      marketAreaCode: market,
      ...(isOfClient ? { clientId: chosen } : {}),
      complete: complete ? ('true' as const) : ('false' as const),
      file,
    }
    preview.mutate({ input }, { onSuccess: onPreview })
  }

  function fileFaultOf(given: File | null): string | undefined {
    if (!given) return validation.required
    if (given.size > largestFile) return validation.fileTooLarge({ max: String(largestFile / 1024 / 1024) })
    return /\.(csv|xlsx|txt)$/i.test(given.name) ? undefined : validation.fileType({ types: 'csv, xlsx' })
  }

  return (
    <Card title={t.choose} padded>
      <form className={css.form} onSubmit={submit} noValidate>
        <RadioGroup
          legend={t.kindLabel}
          name="kind"
          inline
          value={kind}
          onChange={setKind}
          options={importKinds.map((value) => ({ value, label: t.kinds[value], help: t.kindHelp[value] }))}
        />
        <div className={css.pair}>
          <SelectField
            label={t.market}
            value={market}
            onChange={(event) => setMarket(event.target.value as Market)}
            options={marketCodes.map((code) => ({ value: String(code), label: common.markets[code] }))}
          />
          {isOfClient && (
            <SelectField
              label={t.client}
              required={common.states.required}
              value={chosen}
              emptyOption={t.chooseClient}
              onChange={(event) => setClientId(event.target.value)}
              error={tried && clientFault ? validation.required : undefined}
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
          onFile={setFile}
          error={tried ? fileFault : undefined}
        />
        {kind !== 'stock' && (
          <CheckboxField
            label={t.complete}
            help={t.completeHelp}
            checked={complete}
            onChange={(event) => setComplete(event.target.checked)}
          />
        )}
        <div>
          <Button type="submit" variant="primary" icon={<IconFileSearch />} busy={preview.isPending}>
            {preview.isPending ? t.reading : t.look}
          </Button>
        </div>
      </form>
    </Card>
  )
}
