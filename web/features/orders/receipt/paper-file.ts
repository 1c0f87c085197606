import boldExt from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff?url'
import regularExt from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?url'
import bold from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url'
import regular from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url'
import furtherBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url'
import further from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url'
import { bytesOf } from '../../../platform/files/bytes-of.ts'
import type { Paper } from '@omsorg/texts/papers/paper.ts'
import { paperPdf } from '@omsorg/texts/papers/paper-pdf.ts'

/** A paper as a file. Library and faces come with the first one that somebody saves. */
export async function paperFile(content: Paper): Promise<Blob> {
  const [first, firstBold, second, secondBold] = await Promise.all([regular, bold, regularExt, boldExt].map(bytesOf))
  const has = (each: Uint8Array | undefined) => (each ? [each] : [])
  const bytes = await paperPdf(content, {
    regular: [...has(first), ...has(second)],
    bold: [...has(firstBold), ...has(secondBold)],
    further: async () => {
      const [plain, heavy] = await Promise.all([further, furtherBold].map(bytesOf))
      return { regular: has(plain), bold: has(heavy) }
    },
  })
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
}
