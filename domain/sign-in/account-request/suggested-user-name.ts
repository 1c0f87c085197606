/** A user name after the name of a person, `anna.lena.ek`, for whoever approves to change. */
export function suggestedUserName(firstName: string, lastName: string): string {
  const plain = `${firstName} ${lastName}`
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
  return (
    plain
      .match(/[\p{L}\d]+/gu)
      ?.join('.')
      .slice(0, 100) ?? ''
  )
}
