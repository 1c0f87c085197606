import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { useState } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { messages } from '../../../platform/messages.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { receiptContent } from './receipt-content.ts'
import { authorName } from '../../../platform/author-name.ts'

/** Saves the receipt of an order as a PDF, in the language of whoever reads. */
export function SaveReceipt({ order }: { readonly order: OrderView }) {
  const [t, f] = useTextsAndFormat()
  const user = useSessionUser()
  const [busy, setBusy] = useState(false)
  const words = t.orderReceipt
  async function save(): Promise<void> {
    setBusy(true)
    const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
    const by = authorName({ name, onBehalfOf: user?.impersonatedUserName ?? null }, t)
    const content = receiptContent(order, { t, f, by, now: Temporal.Now.instant().toString() })
    const saved = await import('./save-receipt.ts').then(
      async ({ receiptFile }) => saveFile(await receiptFile(content), `${content.title}.pdf`),
      () => false,
    )
    setBusy(false)
    if (!saved) messages.announce({ kind: 'toast', tone: 'error', text: words.failed })
  }
  return (
    <Button icon={<IconFileTypePdf />} busy={busy} onClick={() => void save()}>
      {words.save}
    </Button>
  )
}
