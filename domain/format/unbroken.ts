/**
 * A number stays on the line of its unit, and a day in one piece: the name 'Glidra 40 cm, 12 Ch' breaks before 40 or before
 * 12, and nowhere between.
 */
export function unbroken(text: string): string {
  return text
    .replaceAll(/(\d) (?=(?:Ch|cm|mm|ml|st|G|pkt|×)(?![\p{L}\d]))/gu, '$1\u00a0')
    .replaceAll('× ', '×\u00a0')
    .replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$1-\u2060$2-\u2060$3')
}
