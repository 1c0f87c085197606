import { expect, test } from 'vitest'
import { withoutLooks } from './pasted.ts'

test('what is pasted loses its looks, and keeps what is bold on purpose', () => {
  expect(withoutLooks('<p style="color:red">Ring <b>i dag</b></p>')).toBe('<p>Ring <b>i dag</b></p>')
  expect(withoutLooks("<td style='width:2cm' class=x>1</td>")).toBe('<td class=x>1</td>')
  expect(withoutLooks('<b style="font-weight:normal;" id="doc"><p>Ring</p></b>')).toBe('<span><p>Ring</p></b>')
})
