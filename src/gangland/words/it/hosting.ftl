### L’ospitalità: ciò che il server di un tavolo rifiuta ai suoi ospiti.

error-banned = Chi gestisce questo server per ora non ti fa entrare.
error-damaged = Questo tavolo è sospeso: ciò che ne è stato conservato non può essere rigiocato qui, o è danneggiato. Niente è andato perso.
error-other-rules = Questo tavolo è sospeso: vi si gioca con una versione delle regole che qui non è nota. Un Gangland più recente forse la conosce. Niente è andato perso.
error-other-cards = Questo tavolo è sospeso: le sue carte non sono più qui, il suo file di carte è cambiato o non c’è più. Niente è andato perso; riprende appena chi ospita ha rimesso il file e riavviato il server.
error-held = Questo tavolo è sospeso: questa versione di Gangland non rigioca la sua partita come è stata giocata. Niente è andato perso; «gangland doctor» dice il perché a chi ospita.
error-no-such-seat = A questo tavolo quel posto non esiste.
error-seat-freed = Chi ospita ha liberato il tuo posto per altri.
error-too-slow = Ci ha messo troppo ad arrivare.
error-too-many-tables = Per ora bastano i tavoli nuovi. Apri il prossimo tra qualche minuto.
error-table-closed = Questo tavolo è stato chiuso.

refusal-banned = Chi gestisce questo server per ora non ti fa entrare.
refusal-held = Il tavolo è sospeso: lo si può leggere, ma nessuno può giocarci finché chi ospita non lo fa riprendere.
refusal-no-migration = Qui non è noto alcun passaggio dalle regole della versione { $rules }: «{ $text }».
refusal-seat-freed = Chi ospita ha liberato il tuo posto per altri.
refusal-seat-open = Quel posto è già libero.
refusal-slow-and-delayed = In una partita lenta nessuno può guardare in differita: una domanda può durare più dell’attesa.
refusal-too-many-open = Troppi tavoli aperti dal tuo indirizzo aspettano giocatori: { $count }. Comincia prima uno di quelli.
refusal-too-many-running = Qui sono in corso { $count } partite dal tuo indirizzo o dal tuo account. Prima finiscine una.

## Why a table is held

held-cards = Le sue carte non sono né conservate né in alcun file qui. Rimetti il suo file di carte com’era.
held-unnamed = È di prima che i tavoli nominassero le loro carte, con un file di chi ospita: nessuno può dire se sia ancora lo stesso.
held-rules = Vi si gioca con una versione delle regole o dei dadi che qui non è nota.
held-refused = Questo tavolo è sospeso: questa versione di Gangland non può rigiocare la riga { $line } della sua partita. Lo si mostra com’era prima. Niente è andato perso; chi ospita può esportarlo, o tornare alla versione precedente.
held-differs = Questo tavolo è sospeso: per questa versione di Gangland la riga { $line } della sua partita porta altrove da allora. Lo si mostra com’era prima. Niente è andato perso; chi ospita può esportarlo, o tornare alla versione precedente.
held-refused-unseen = Questo tavolo è sospeso: questa versione di Gangland non può { $line ->
    [0] cominciare la sua partita
   *[other] rigiocare la riga { $line } della sua partita
}, e niente se ne può mostrare. Niente è perduto; chi ospita può esportarlo, o tornare alla versione di prima.
held-differs-unseen = Questo tavolo è sospeso: per questa versione di Gangland la riga { $line } della sua partita porta altrove che prima, e niente se ne può mostrare. Niente è perduto; chi ospita può esportarlo, o tornare alla versione di prima.
