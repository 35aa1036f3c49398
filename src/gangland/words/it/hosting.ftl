### L’ospitalità: ciò che il server di un tavolo rifiuta ai suoi ospiti.

error-banned = Chi gestisce questo server per ora non ti fa entrare.
error-damaged = Questo tavolo non si può aprire: ciò che ne è stato conservato è danneggiato.
error-other-rules = A questo tavolo si gioca con una versione delle regole che qui non è nota. Un Gangland più recente forse la conosce.
error-other-cards = Le carte di questo tavolo non sono più qui: il suo file di carte è cambiato o non c’è più.
error-no-such-seat = A questo tavolo quel posto non esiste.
error-seat-freed = Chi ospita ha liberato il tuo posto per altri.
error-too-slow = Ci ha messo troppo ad arrivare.
error-too-many-tables = Per ora bastano i tavoli nuovi. Apri il prossimo tra qualche minuto.
error-table-closed = Questo tavolo è stato chiuso.

refusal-banned = Chi gestisce questo server per ora non ti fa entrare.
refusal-seat-freed = Chi ospita ha liberato il tuo posto per altri.
refusal-seat-open = Quel posto è già libero.
refusal-slow-and-delayed = In una partita lenta nessuno può guardare in differita: una domanda può durare più dell’attesa.
refusal-too-many-open = Troppi tavoli aperti dal tuo indirizzo aspettano giocatori: { $count }. Comincia prima uno di quelli.
refusal-too-many-running = Qui sono in corso { $count } partite dal tuo indirizzo o dal tuo account. Prima finiscine una.
