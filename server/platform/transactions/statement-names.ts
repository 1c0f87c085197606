const statementNames = new Map<string, string>()
const mostNamedStatements = 2000

/** A statement is named by its text, so that PostgreSQL parses and plans it once for each connection. */
export function nameOf(text: string): string {
  const known = statementNames.get(text)
  if (known !== undefined) return known
  if (statementNames.size >= mostNamedStatements) return ''
  const name = `s${statementNames.size}`
  statementNames.set(text, name)
  return name
}
