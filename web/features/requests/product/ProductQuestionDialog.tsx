import { askAboutProduct } from '@omsorg/contract/requests/product/ask-about-product.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import type { RequestedProduct } from './ProductRequests.tsx'
import { ReachedAt } from '../ReachedAt.tsx'
import { RequestDialog } from '../RequestDialog.tsx'

interface ProductQuestionDialogProps {
  readonly product: RequestedProduct
  readonly onClose: () => void
}

/** A question about one product (O-2-115). */
export default function ProductQuestionDialog({ product, onClose }: ProductQuestionDialogProps) {
  const t = useAllTexts()
  const { product: words, noPersons } = t.requests
  const { itemNumber, name } = product
  const form = useForm(askAboutProduct, {
    id: 'product-question',
    initial: { question: '', email: useSessionUser()?.email ?? '', phone: '' },
    toSend: (values) => ({ input: { itemNumber, ...values } }),
    fieldAt: (path) => (path === 'itemNumber' ? null : path),
  })

  async function send() {
    const result = await form.submit()
    return result?.ok ? { ...result.value, email: form.read().email } : null
  }

  return (
    <RequestDialog
      title={words.title}
      lead={words.lead({ name, itemNumber })}
      send={words.send}
      busy={form.busy}
      onSend={send}
      onClose={onClose}
    >
      <TextAreaField
        label={words.question}
        required={t.common.states.required}
        help={noPersons}
        rows={5}
        {...form.field('question')}
      />
      <ReachedAt email={form.field('email')} phone={form.field('phone')} />
    </RequestDialog>
  )
}
