/** Words that people put a year and a sign behind: such a password passes every rule of signs and is guessed first. */
const commonWords = new Set(
  `abc abcd abcdef access account adgangskode admin administrator april asdf asdfgh asdfghjkl august augusti baseball batman
   changeme dator demo doctor dragon football fotboll fotball freedom guest hauska hej hejhej hejsan hello helsinki hemligt
   hemmelig host iloveyou internet januar januari juli juni kesa kevat kobenhavn kodeord koira kommun letmein login losen
   losenord mars master monkey november oktober omsorg oslo pass passord passw password pleje princess prinsessa qazwsx qwe
   qwer qwert qwerty qwertyuiop region root sairaala salainen salasana sana secret september shadow sjukhus sjukskoterska
   sommar sommer stockholm summer sunshine superman sverige sweden sygehus sygeplejerske sykehus sykepleier syksy talvi
   test tester testing tervetuloa trustno user valkommen var vardcentral velkommen vinter welcome whatever winter zxcvbn
   zxcvbnm`.split(/\s+/),
)

/** Signs that stand for a letter; 1 and ! stand for two. */
const letterFor: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '0': 'o', '3': 'e', '5': 's', $: 's' }

/** A common word, once or again and again, whatever digits and signs stand around it, between, or for its letters. */
export function isCommonPassword(password: string): boolean {
  return wordsBehind(password).some((word) => commonWords.has(word))
}

/** The words that a password may be made of: its letters alone, with signs read as letters inside, and once when repeated. */
export function wordsBehind(password: string): readonly string[] {
  const lower = password.toLowerCase()
  const [inside = ''] = /[a-z].*[a-z]/.exec(lower) ?? []
  return [lower, ...['i', 'l'].map((one) => readAs(inside, one))].map((text) => onceOf(text.replaceAll(/[^a-z]/g, '')))
}

function readAs(text: string, one: string): string {
  return [...text].map((sign) => ('1!'.includes(sign) ? one : (letterFor[sign] ?? sign))).join('')
}

/** 'qwertyqwerty' is 'qwerty'. */
function onceOf(word: string): string {
  return /^(.+?)\1*$/.exec(word)?.[1] ?? word
}
