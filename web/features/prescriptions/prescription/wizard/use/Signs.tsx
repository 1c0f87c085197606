import { canDoHarm } from '@omsorg/domain/products/product/warnings.ts'
import { useFormat } from '../../../../../platform/format.ts'
import { useAllTexts } from '../../../../../platform/texts.tsx'
import { SignList } from '../../../../../ui/feedback/SignList.tsx'
import type { Sign } from '../form/signs.ts'
import { signText } from '../words/sign-text.ts'
import type { RowPart } from './row-part.ts'

interface SignsProps {
  readonly signs: readonly Sign[]
  readonly part: RowPart
}

/** What to look at before it is prescribed. */
export function Signs({ signs, part: { row, item, form } }: SignsProps) {
  const t = useAllTexts()
  const f = useFormat()
  return (
    <SignList
      signs={signs.map((sign) => ({
        key: sign.kind,
        grave: canDoHarm(sign.kind),
        words: signText(sign, { row, item, locale: form.context.locale }, t, f),
      }))}
    />
  )
}
