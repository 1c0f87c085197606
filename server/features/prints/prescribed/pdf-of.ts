import type { Sheet } from '@omsorg/texts/papers/sheet.ts'
import { drawPaper } from '../../orders/index.ts'

/** Drawn when no connection is held any more; no name of a person stands in that of the file. */
export async function pdfOf(sheet: Sheet): Promise<File> {
  return new File([await drawPaper(sheet)], `${sheet.title}.pdf`, { type: 'application/pdf' })
}
