import { askAboutProduct } from '@omsorg/contract/requests/product/ask-about-product.ts'
import { requestSample } from '@omsorg/contract/requests/sample/request-sample.ts'
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import { Suspense, lazy, useState } from 'react'
import { useOffered } from '../../../platform/calls/use-offered.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'

const SampleDialog = lazy(() => import('../sample/SampleDialog.tsx'))
const ProductQuestionDialog = lazy(() => import('./ProductQuestionDialog.tsx'))

export interface RequestedProduct {
  readonly itemNumber: string
  readonly name: string
}

/** What care staff may ask of customer service about a product, where their client uses it (O-2-114, O-2-115). */
export function ProductRequests({ product }: { readonly product: RequestedProduct }) {
  const { sample, product: question } = useCareTexts().requests
  const mayPrescribe = useSessionUser()?.permissions.includes('ProductPrescriptionRead')
  const samples = useOffered(requestSample).isOffered && mayPrescribe
  const questions = useOffered(askAboutProduct).isOffered
  const [open, setOpen] = useState<'sample' | 'question' | null>(null)
  if (!samples && !questions) return null
  const close = () => setOpen(null)
  return (
    <div className="o-row-8">
      {samples && (
        <Button size="compact" icon={<IconPackage />} onClick={() => setOpen('sample')}>
          {sample.ask}
        </Button>
      )}
      {questions && (
        <Button size="compact" icon={<IconMessageQuestion />} onClick={() => setOpen('question')}>
          {question.ask}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'sample' && <SampleDialog product={product} onClose={close} />}
        {open === 'question' && <ProductQuestionDialog product={product} onClose={close} />}
      </Suspense>
    </div>
  )
}
