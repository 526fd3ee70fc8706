# The guided games: what the coach says. A piece in backticks is shown as a picture.

# The first game
guide-first-welcome = Üdv! A Project L-ben alkatrészekkel töltesz ki süllyesztett részeket. Játsszunk le egy egész játszmát öt perc alatt: minden lépést megmutatok.
guide-first-supply = Ezek az alkatrészeid: `I1` és `I2`. Szerény kezdet, de lesz több is.
guide-first-offer = Ez pedig egy feladvány: lap, benne süllyesztett résszel. 1 pontot ér, és a felül látható kis alkatrészt fizeti.
guide-first-take = Vedd el: kattints rá, majd még egyszer az elvételhez.
guide-first-place = Az `I2` pontosan kitölti. Húzd oda. Vagy kattints az alkatrészre, aztán a helyére.
guide-first-complete = Megvan! Az alkatrészed visszajön, vele jön a jutalom, egy `I1`, és tiéd a pont. Így szereznek az alkatrészek újabb alkatrészeket.
guide-first-actions = Egy kör három akció: elvettél egy feladványt, és letettél egy alkatrészt. Egy maradt.
guide-first-take-corner = Vedd el ezt a feladványt a következő körödre. Ez egy sarok.
guide-first-other = Most { $name } jön: egy feladvány, és rajta mindkét alkatrésze. Még nincs kitöltve, ezért azok ott maradnak.
guide-first-upgrade = Sarkod nincs. Cseréld rá az `I2`-t: egy alkatrész egy mezővel nőhet. Kattints rá, aztán a tartalékban erre: `V3`.
guide-first-place-corner = Most tedd le. Ahol elfér, magától elfordul; a görgő és a gombok is forgatják.
guide-first-piece = Még egy pont, és egy új `I2`! Harmadik akciónak vegyél el egy kis alkatrészt a tartalékból: ez szinte mindig lehet.
guide-first-other-again = { $name } elvesz még egy feladványt és egy kis alkatrészt, majd le is teszi.
guide-first-take-four = Jöjjön valami ravaszabb. Vedd el ezt a négymezős feladványt …
guide-first-take-three = … és ezt a hárommezőst.
guide-first-master = Egy akció maradt, és két feladvány vár. Erre való a *mesterakció*: minden feladványodra egy alkatrész, és az egész egyetlen akció. Körönként egyszer.
guide-first-master-first = A sarok ide …
guide-first-master-second = … az `I2` pedig ide.
guide-first-master-done = Minden feladványon van egy: fejezd be a mesterakciót.
guide-first-other-waits = { $name } kis alkatrészeket gyűjt. Gyorsan megvannak, de lassan töltenek ki bármit.
guide-first-fill-first = Te jössz. Itt egy mező hiányzik: töltsd ki!
guide-first-fill-second = És itt is.
guide-first-large = Két feladvány két akcióval. És nézd, mit nyertél: `L4`, négy mező. Nagyobb alkatrész nincs.
guide-first-take-black = Az ilyenek a fekete feladványokhoz kellenek: nehéz kitölteni őket, de három-öt pontot érnek. Vedd el ezt.
guide-first-middle = Már minden akciót ismersz. Nézd meg gyorsítva, hogyan folytatjátok.
guide-first-last-round = 10. forduló. Elfogyott a fekete pakli: azt a fordulót végigjátsszuk, és jön még egy. Ez az utolsó.
guide-first-last-first = Az utolsó köröd. Ez a fekete feladvány 5 pontot ér. Tedd le: `L4` …
guide-first-last-second = … és `I2` …
guide-first-last-third = … és `I1`. Egy mező üres marad.
guide-first-other-last = Ez { $name } utolsó köre is volt.
guide-first-touch = Jön a *végső rendrakás*: azt teszel le, amit akarsz, alkatrészenként egy pontért. Egy mező hiányzik 5 ponthoz. Megéri!
guide-first-touch-done = Nincs több kitölteni való. Fejezd be.
guide-first-other-touch = { $name } három pontot ad három alkatrészért.
guide-first-score = A megoldott feladványok pontjai, mínusz a rendrakás: ennyi a pontszám. Nyertél!
guide-first-end = Ez a Project L. Most rajtad a sor. A szabályokat bármikor megtalálod a menüben.

# Alone
guide-solo-welcome = Egyedül a mesterséges ellenféllel játszol. Sosem választ: szabályokat követ. Így ki lehet ismerni.
guide-solo-locks = A feladványok három oszlopban vannak, fölöttük zárak. Az ellenfél csak olyan oszlopból vesz el, amelyen nincs zár.
guide-solo-take = A köröd a szokásos: három akció. Vedd el ezt a feladványt. Az oszlopa fölötti zár az ellenfélhez kerül.
guide-solo-place = Töltsd ki.
guide-solo-wants = Az oszlop most nyitva van. A szem mutatja, mit visz el az ellenfél: a nyitott oszlopok legtöbb pontját.
guide-solo-outwit = Két pont! Vedd el előle.
guide-solo-moved = Így az ellenfélnek egy semmit sem érő feladvány jutott. Utána a zárai, és a többi oszlopból egy-egy, e fölé kerültek. Most a jobb oldali van nyitva.
guide-solo-upgrade = Látod: a jobb oldali 2 pontot nézte ki. Hagyd, és készítsd elő a sajátodat: cseréld az `I2`-t erre: `I3`.
guide-solo-place-line = Tedd le felülre.
guide-solo-piece = A maradékhoz pedig vegyél el egy kis alkatrészt.
guide-solo-took = Elvitte a 2 pontját, és oda is zárak kerültek. Melyik oszlop nyílik meg legközelebb? Ehhez igazítsd a terved.
guide-solo-end = Ha elfogy a pakli, még egy forduló jön. A befejezetlen feladványok a pontjaikba kerülnek, és csak akkor nyersz, ha több pontod van, mint az ellenfélnek. Sok sikert!

# Finesse
guide-finesse-tiles = A Finesse érméket hoz. Ez a tíz lapka egy-egy fordulóra szól, és megmondja, miért jár érme. Az első kettő le van fordítva: nem fizet.
guide-finesse-first-rounds = Ezért az első két forduló a szokásos. Íme, gyorsítva.
guide-finesse-pink = 3. forduló: a bekeretezett lapka egy érmét fizet minden elvett feladványért. Rózsaszín, és a rózsaszínek azonnal fizetnek.
guide-finesse-take = Vegyél el hát egyet …
guide-finesse-take-again = … és még egyet.
guide-finesse-pending = Két érme! Még függőben vannak: a következő körödtől költheted el őket.
guide-finesse-place = Harmadik akciónak tedd le az `I3`-at.
guide-finesse-other = { $name } két feladványt vesz el, és ő is kap értük érmét.
guide-finesse-insert = Két érméért vehetsz még egy akciót, a köröd bármely pontján. Vedd meg!
guide-finesse-complete = Most négy akciód van. Oldd meg ezt a feladványt: két pont.
guide-finesse-blue = E forduló lapkája kék: azt nézi, mid van a köröd végén. Minden befejezetlen feladvány egy érme.
guide-finesse-place-two = A másikat tehát még ne fejezd be: csak az `I2`-t tedd le.
guide-finesse-take-third = És vegyél el, amennyit csak tudsz: ezt …
guide-finesse-take-fourth = … és ezt.
guide-finesse-paid = Három befejezetlen feladvány, három érme.
guide-finesse-end = A játék legkésőbb a tizedik lapkával véget ér. A maradék érmék a végső rendrakást fizetik, és pontegyenlőségnél döntenek. Jó szórakozást!
