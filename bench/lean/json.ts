/** A moment in JSON, as the product writes it. */
export const instant = (column: string) => `replace(to_jsonb(${column}) #>> '{}', '+00:00', 'Z')`
