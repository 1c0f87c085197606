import boldExt from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff?url'
import regularExt from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?url'
import bold from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url'
import regular from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url'
import { bytesOf } from '../../../platform/files/bytes-of.ts'
import type { ReceiptContent } from './receipt-content.ts'
import { receiptPdf } from './receipt-pdf.ts'

/** The receipt as a file. Library and faces come with the first one that somebody saves. */
export async function receiptFile(content: ReceiptContent): Promise<Blob> {
  const [first, firstBold, second, secondBold] = await Promise.all([regular, bold, regularExt, boldExt].map(bytesOf))
  const has = (each: Uint8Array | undefined) => (each ? [each] : [])
  const bytes = await receiptPdf(content, {
    regular: [...has(first), ...has(second)],
    bold: [...has(firstBold), ...has(secondBold)],
  })
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
}
