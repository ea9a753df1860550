import type { Glossary } from './Glossary.ts'

export const it: Glossary = {
  address:
    'Formal: Lei, Suo, with capitals also at the end of a verb (*contattarLa*). A sentence asks with the Lei form (*Scelga*); a button commands the page (*Invia*).',
  breaksAddress: [
    /(?<!\p{L})(tu|tuo|tua|tuoi|tue|te|ti|scegli|inserisci|riprova [a-z])(?!\p{L})/iu,
    /(?<!\p{L})(suo|sua|suoi|sue)(?= (saldo|organizzazione|punt|rispost|richiest|conversazion|numero|identità))/u,
    /(dir|far|contattar)(le|la)(?!\p{L})/u,
  ],
  terms: {
    experience: { word: 'esperienza', forms: ['esperienz'], not: ['offerta'] },
    redeem: { word: 'riscattare, riscatto', forms: ['riscatt'] },
    points: { word: 'punti', forms: ['punt'] },
    taken: { word: 'prelevare', forms: ['prelev'], not: ['scala ', 'scalat', 'addebit'] },
    balance: { word: 'saldo', forms: ['saldo', 'saldi'] },
    wallet: {
      word: 'conto punti',
      forms: ['conto punti'],
      not: ['portafoglio'],
      except: { 'The tab: short.': ['hub.wallet'] },
    },
    refund: { word: 'rimborso', forms: ['rimbors'] },
    request: { word: 'richiesta, richiedere', forms: ['richie'] },
    concierge: { word: 'concierge', forms: ['concierge'] },
    conversation: { word: 'conversazione', forms: ['conversazion'] },
    message: { word: 'messaggio', forms: ['messagg'] },
    guests: { word: 'persone', forms: ['person'], not: ['ospit'] },
    seat: { word: 'posto', forms: ['post'] },
    location: { word: 'luogo', forms: ['luogo', 'luoghi'] },
    soldOut: { word: 'esaurita', forms: ['esaurit'] },
    saved: { word: 'salvare, salvata', forms: ['salv'] },
    stored: { word: 'conservare', forms: ['conserv'] },
    terms: { word: 'condizioni', forms: ['condizioni'], not: ['termini'] },
    accept: {
      word: 'accettare',
      forms: ['accett'],
      except: { 'The label of a busy button: what is accepted stands above it.': ['terms.accepting'] },
    },
    code: { word: 'codice', forms: ['codice'] },
    countryCode: { word: 'prefisso internazionale', forms: ['prefisso internazionale'] },
    reference: { word: 'riferimento', forms: ['riferimento'] },
    organisation: { word: 'organizzazione', forms: ['organizzazione'] },
    provider: { word: 'fornitore', forms: ['fornitore'] },
    tryAgain: { word: 'riprovare', forms: ['riprov'] },
  },
}
