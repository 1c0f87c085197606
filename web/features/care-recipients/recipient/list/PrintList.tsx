import { printCareRecipientList } from '@omsorg/contract/prints/list/print-care-recipient-list.ts'
import { PrintButton } from '../../../../platform/print/PrintButton.tsx'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { inputOf, type ListView } from './list-view.ts'

interface PrintListProps {
  readonly view: ListView
  readonly term: string
}

/** Everybody whom the list finds, on paper: its pages are those of the screen. */
export default function PrintList({ view, term }: PrintListProps) {
  const { list } = useAllTexts().prints
  const { page: _page, pageSize: _pageSize, ...input } = inputOf(view, term)
  return <PrintButton endpoint={printCareRecipientList} sent={{ input }} title={list.title} size="compact" />
}
