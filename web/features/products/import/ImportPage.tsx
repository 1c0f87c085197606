import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { previewImport } from '@omsorg/contract/products/import/preview-import.ts'
import { useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { ErpCard } from './ErpCard.tsx'
import { ImportForm } from './ImportForm.tsx'
import { ImportList } from './ImportList.tsx'
import { PreviewCard } from './PreviewCard.tsx'

/** Files of products, prices, agreements and stock, looked at and applied; and what the ERP tells. */
export function ImportPage() {
  const { imports: t } = useAllTexts()
  const [preview, setPreview] = useState<AnswerOf<typeof previewImport> | null>(null)
  return (
    <Page title={t.title} lead={t.lead}>
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
