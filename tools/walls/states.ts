import { isTest } from './rooms.ts'
import type { Source } from './source.ts'

/** In code: `status === 3`, `4 > part.erpStatus`, `[1, 2].includes(row.status)`. Three digits are a status of HTTP. */
const inCode =
  /(?:status|state)\b[)\]!]*\s*(?:[=!]==?|[<>]=?)\s*\d{1,2}\b|(?<![\w.'])\d{1,2}\s*(?:[=!]==?|[<>]=?)\s*[\w.?!]*(?:status|state)\b|\[\s*\d{1,2}(?:\s*,\s*\d{1,2})*,?\s*\]\.includes\([\w.?!]*(?:status|state)\b/i

/** In SQL: `r.status in (1, 2)`, `set state = 2`, `type = 4`. Written as in `stored`, they go by their words. */
const inSql =
  /\b(?:(?:\w+_)?(?:status|state)|type)\s*(?:=|<>|!=|[<>]=?|\b(?:not\s+)?in\s*\(|\bbetween|\bis\s+(?:not\s+)?distinct\s+from)\s*(?:any\s*\(\s*)?['{(]*\d/i

/** An adapter speaks the numbers of what is outside, and the browser's platform those of HTTP. */
const concerns = (path: string) =>
  /^(?:domain|contract|server(?!\/adapters)|web(?!\/platform))\/.+\.tsx?$/.test(path) && !isTest(path)

/** What a number of a state means, its constant in `domain` says; conditions go by the word. */
export function numeralStates({ path, code }: Source): string[] {
  if (!concerns(path)) return []
  const found = inCode.exec(code) ?? (path.endsWith('.sql.ts') ? inSql.exec(code) : null)
  return found ? [`compares a state with a numeral (${found[0].replace(/\s+/g, ' ')}); states go by their words`] : []
}
