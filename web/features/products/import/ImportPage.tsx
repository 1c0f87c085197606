import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { previewImport } from '@omsorg/contract/products/import/preview-import.ts'
import { useState } from 'react'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { ImportForm } from './ImportForm.tsx'
import { ImportList } from './ImportList.tsx'
import { PreviewCard } from './PreviewCard.tsx'
import { listImportClients } from '@omsorg/contract/products/import/list-import-clients.ts'
import { syncAgreements, type Synchronised } from '@omsorg/contract/products/sync/sync-agreements.ts'
import { syncErpCid } from '@omsorg/contract/products/sync/sync-erp-cid.ts'
import { syncRatings } from '@omsorg/contract/products/sync/sync-ratings.ts'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import css from './ImportPage.module.css'

/** Files of products, prices, agreements and stock, looked at and applied; and what the ERP tells. */
export function ImportPage() {
  const { imports: t } = useAllTexts()
  const [preview, setPreview] = useState<AnswerOf<typeof previewImport> | null>(null)
  return (
    <Page title={t.title} lead={t.lead}>
      <ToolTabs current="Utilities" />
      <div className="o-stack">
        {preview ? (
          <PreviewCard preview={preview} onDone={() => setPreview(null)} />
        ) : (
          <ImportForm onPreview={setPreview} />
        )}
        <ImportList />
        <ErpCard />
      </div>
    </Page>
  )
}

/** Takes over from the ERP what it knows better: agreements of all, agreements of one, and how often items are asked for. */
function ErpCard() {
  const { imports: t } = useAllTexts()
  const [done, setDone] = useState<Synchronised | null>(null)
  const [customer, setCustomer] = useState('')
  const clients = useAnswer(listImportClients, {})
  const agreements = useAction(syncAgreements)
  const one = useAction(syncErpCid)
  const ratings = useAction(syncRatings)
  const known = clients.data?.clients.filter(({ erpCustomerIdentifier }) => erpCustomerIdentifier !== null) ?? []

  function show(result: { readonly ok: true; readonly value: Synchronised } | { readonly ok: false } | null): void {
    if (result?.ok) setDone(result.value)
  }

  return (
    <Card title={t.erp} note={t.erpNote} padded>
      <div className={css.actions}>
        <Button icon={<IconRefresh />} busy={agreements.busy} onClick={() => void agreements.run({}).then(show)}>
          {t.syncAgreements}
        </Button>
        <Button icon={<IconRefresh />} busy={ratings.busy} onClick={() => void ratings.run({}).then(show)}>
          {t.syncRatings}
        </Button>
      </div>
      <div className={`${css.beside} ${css.section}`}>
        <SelectField
          label={t.syncOneOf}
          value={customer}
          emptyOption={t.chooseClient}
          onChange={(event) => setCustomer(event.target.value)}
          options={known.map((each) => ({
            value: each.erpCustomerIdentifier ?? '',
            label: `${each.name} (${each.erpCustomerIdentifier})`,
          }))}
        />
        <Button
          icon={<IconRefresh />}
          busy={one.busy}
          reason={customer === '' ? t.chooseClientFirst : undefined}
          onClick={() => void one.run({ input: { erpCustomerIdentifier: customer } }).then(show)}
        >
          {t.syncOne}
        </Button>
      </div>
      {done && (
        <div className={css.section}>
          <Notice tone="fresh" spoken title={t.synced}>
            {t.syncedCounts(done)}
          </Notice>
        </div>
      )}
    </Card>
  )
}
