import { markedPieces } from './marked.ts'

/** A text in which the words of a term are marked. */
export function Marked({ text, term }: { readonly text: string; readonly term: string }) {
  return markedPieces(text, term).map((piece, at) =>
    // The pieces of one text never change their order.
    piece.marked ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
  )
}
